const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a host name, as `URL.hostname` writes it, can only mean the machine that says it. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}
