/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module "virtual:texts/*" {
  const source: string;
  export default source;
}
declare module "virtual:texts/en" {
  const source: string;
  export default source;
}
declare module "virtual:texts/de" {
  const source: string;
  export default source;
}
