import { sitePath } from '#contract/people/other-logins.ts'

/** What was copied is the code or a link that carries it; people paste either, with spaces around. */
export function readHandOff(pasted: string): string | undefined {
  const given = pasted.trim()
  const inLink = /[?&]shear=([^&#\s]+)/.exec(given)?.[1]
  const code = inLink === undefined ? given : decode(inLink)
  return /^[\w-]{1,64}$/.test(code) ? code : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Only pages of this site are opened, and never the login again. */
export const handOffTarget = (target: string) =>
  sitePath.test(target) && !/^\/login(?:[?#]|$)/.test(target) ? target : '/'
