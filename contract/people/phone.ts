import { defaultCountryCode } from './account.ts'

/** The dialing prefixes of the world. Any other one is refused: with `861` or `8613` a mainland number would have a second spelling. */
const dialingPrefixes = new Set(
  `
  1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82
  84 86 90 91 92 93 94 95 98 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234
  235 236 237 238 239 240 241 242 243 244 245 246 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263
  264 265 266 267 268 269 290 291 297 298 299 350 351 352 353 354 355 356 357 358 359 370 371 372 373 374 375
  376 377 378 380 381 382 383 385 386 387 389 420 421 423 500 501 502 503 504 505 506 507 508 509 590 591 592
  593 594 595 596 597 598 599 670 672 673 674 675 676 677 678 679 680 681 682 683 685 686 687 688 689 690 691
  692 850 852 853 855 856 880 886 960 961 962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 992 993
  994 995 996 998 1242 1246 1264 1268 1284 1340 1345 1441 1473 1649 1664 1670 1671 1684 1721 1758 1767 1784
  1787 1809 1868 1869 1876
`
    .trim()
    .split(/\s+/),
)

const mainlandMobile = /^1[3-9][0-9]{9}$/
const foreignPhone = /^[0-9]{4,15}$/
/** The longest number of E.164, prefix included. */
const mostDigits = 15

export const isCountryCode = (countryCode: string) => dialingPrefixes.has(countryCode)

export function isPhone(phone: string, countryCode: string): boolean {
  if (countryCode === defaultCountryCode) return mainlandMobile.test(phone)
  return (
    isCountryCode(countryCode) && foreignPhone.test(phone) && countryCode.length + phone.length <= mostDigits
  )
}

/**
 * One spelling for each number of E.164: without the zero that is dialed inside a country, and under its longest
 * prefix, as +1 242 is also written +1242.
 */
export function normalizePhone(countryCode: string, phone: string): { countryCode: string; phone: string } {
  const digits = countryCode + phone.replace(/^0+/, '')
  const prefix = [4, 3, 2, 1].map((length) => digits.slice(0, length)).find(isCountryCode) ?? countryCode
  return { countryCode: prefix, phone: digits.slice(prefix.length) }
}
