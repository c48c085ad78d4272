/** How long the segments of a playlist last together. */
export const playlistSeconds = (list: string): number =>
  [...list.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)
