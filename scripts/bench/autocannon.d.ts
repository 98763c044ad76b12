/** The part of autocannon that the benchmark uses; the package ships no types. */
declare module 'autocannon' {
  type Options = {
    url: string
    method: string
    headers: Record<string, string>
    /** One entry is sent for ever; its function is called before each request. */
    requests: { setupRequest: (request: object) => object }[]
    connections: number
    duration: number
  }
  type Result = {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    duration: number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
