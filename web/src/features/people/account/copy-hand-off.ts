import { accountMutations } from './mutations.ts'

/**
 * Puts a link into the clipboard that opens a page of this site in another browser or in the app, with the login
 * of this one. False when the browser does not let the clipboard be written.
 */
export async function copyHandOff(target: string): Promise<boolean> {
  const { code } = await accountMutations.createHandOff({ target })
  try {
    await navigator.clipboard.writeText(`${location.origin}/login?shear=${encodeURIComponent(code)}`)
    return true
  } catch {
    return false
  }
}
