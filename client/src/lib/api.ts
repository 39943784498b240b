// The server's plain pages of data. Answers are as docs/protocol.md describes them.
import { settings } from "./settings.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function api<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const request: RequestInit = { headers, method: body === undefined ? "GET" : "POST" };
  if (body !== undefined) request.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ApiError(0, "offline", "");
  }
  const answer = (await response.json().catch(() => null)) as { error?: { code: string; text: string } } | null;
  if (!response.ok) throw new ApiError(response.status, answer?.error?.code ?? "", answer?.error?.text ?? "");
  return answer as T;
}

const cache = new Map<string, Promise<unknown>>();

/** As `api`, but asked only once in a page's life and language. */
export function once<T>(path: string): Promise<T> {
  const key = settings.lang + path;
  let answer = cache.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = api<T>(path);
    answer.catch(() => cache.delete(key));
    cache.set(key, answer);
  }
  return answer;
}
