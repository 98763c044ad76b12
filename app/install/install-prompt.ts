/** The browser's own dialog that installs the site, which may be opened once. */
type InstallPrompt = Event & {
  prompt: () => Promise<unknown>
}

declare global {
  // Merging needs an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    installPrompt?: InstallPrompt
  }
}

/** The dialog that the script below has stored. */
export function storedPrompt(): InstallPrompt | undefined {
  return window.installPrompt
}

/**
 * Script source. The browser offers its dialog once, soon after the page is there, and would show a
 * bar over the content; this stores it until the customer presses the button of the hint.
 */
export const storePrompt =
  "addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installPrompt=e});"
