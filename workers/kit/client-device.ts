/** A rough description of the client's device, as the site sends it; '' when it does not. */
export function clientDevice(request: Request): string {
  const text = request.headers.get('x-device') ?? ''
  return /^[\w .,-]{1,40}$/.test(text) ? text : ''
}
