/**
 * The entry script of the page. Its name contains a hash of everything it imports: another name means another
 * version.
 */
export const mainScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src

/** Whether a new version has replaced the files of this page. Where the line is down, nobody knows. */
export async function isReplaced(): Promise<boolean> {
  const script = mainScript()
  const answer = script ? await fetch(script, { method: 'HEAD' }).catch(() => undefined) : undefined
  return answer?.status === 404
}
