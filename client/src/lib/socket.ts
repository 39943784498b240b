// The socket of a table: opened again as long as it is wanted, and closed when the other end has gone silent.
import type { FromServer } from "../wire";

const SILENCE = 20_000;
const PING = 8_000;
const PATIENCE = 8_000;

export interface Listener {
  open(): void;
  message(message: FromServer): void;
  /** The line is gone; the code says why. */
  close(code: number): void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private timer = 0;
  private heartbeat = 0;
  private heard = 0;
  private closed = false;

  constructor(private readonly listener: Listener) {}

  /** Open a line, in place of one that there may be. */
  open(): void {
    if (this.closed) return;
    this.drop();
    const address = new URL("/ws", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    const patience = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), PATIENCE);
    socket.onopen = () => {
      clearTimeout(patience);
      this.heard = Date.now();
      this.listener.open();
      this.heartbeat = window.setInterval(() => {
        if (Date.now() - this.heard > SILENCE) socket.close();
        else this.send({ type: "ping" });
      }, PING);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.listener.message(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      clearTimeout(patience);
      if (socket !== this.socket) return;
      clearInterval(this.heartbeat);
      this.listener.close(event.code);
    };
  }

  /** Open one after so many milliseconds. */
  openIn(wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** Send a message, if there is a line. */
  send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }
}
