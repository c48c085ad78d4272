import { loadWechatScript } from './wechat-script.ts'

/** What a page inside a mini-program may ask of it. */
export type MiniProgram = {
  navigateTo: (page: { url: string }) => void
  redirectTo: (page: { url: string }) => void
  postMessage: (message: { data: unknown }) => void
}

type MiniProgramWorld = { wx?: { miniProgram?: MiniProgram } }

/** The bridge is there once WeChat's script is; it needs no signature. */
async function miniProgram(): Promise<MiniProgram> {
  const known = (globalThis as MiniProgramWorld).wx?.miniProgram
  return known ?? (await loadWechatScript<{ miniProgram: MiniProgram }>()).miniProgram
}

/** Whether an address is a page of the mini-program itself. */
export const isMiniProgramPage = (url: string): boolean => url.startsWith('/pages/')

/** A page of the mini-program with its fields. It decodes them as `encodeURIComponent` writes them, which a `+` for a blank is not. */
export const miniProgramPage = (page: 'pay' | 'share', fields: Record<string, string>): string =>
  `/pages/${page}/${page}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/** `redirectTo` replaces the page that shows this one, `navigateTo` lies above it. */
export async function openMiniProgramPage(way: 'navigateTo' | 'redirectTo', url: string): Promise<void> {
  const program = await miniProgram()
  program[way]({ url })
}

/** What the mini-program's own menu shares; it takes the last message when somebody opens that menu. */
export async function offerToMiniProgram(card: {
  title: string
  link: string
  imgUrl: string
}): Promise<void> {
  const program = await miniProgram()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is WeChat's, not the window's
  program.postMessage({ data: { type: 'share', ...card } })
}
