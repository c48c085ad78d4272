import { copyText } from '#web/platform/copy-text.ts'
import { accountMutations } from '../mutations.ts'

/**
 * Makes a code that opens a page of this site in another browser or in the app, with the login of this one, and copies
 * a link with it. Not every browser allows copying.
 */
export async function copyHandOff(target: string): Promise<{ path: string; isCopied: boolean }> {
  const { code } = await accountMutations.createHandOff({ target })
  const path = `/login?shear=${encodeURIComponent(code)}`
  return { path, isCopied: await copyText(location.origin + path) }
}
