import { shareMark } from '#contract/community/share.ts'

/** What belongs to one visit: whose link it was, and what a login left behind. */
const ofOneVisit = [shareMark, 'code', 'state']

/** The full address of a page as it is given to others: with the sharer's mark and nothing of their own visit. */
export function shareAddress(
  path: string,
  sid: string | undefined,
  origin: string = location.origin,
): string {
  const address = new URL(path, origin)
  for (const name of ofOneVisit) address.searchParams.delete(name)
  if (sid) address.searchParams.set(shareMark, sid)
  return address.href
}

/** A picture as others have to fetch it. */
export const pictureAddress = (image: string, origin: string = location.origin) => new URL(image, origin).href
