/** The address of one stream of a master playlist, by its name, else of the first; undefined for a playlist of segments. */
export function streamIn(master: string, name: string): string | undefined {
  const streams = [...master.matchAll(/^#EXT-X-STREAM-INF:(.*)\r?\n(\S+)/gm)].map(
    ([, facts = '', uri = '']) => ({
      name: /NAME="([^"]*)"/.exec(facts)?.[1],
      uri,
    }),
  )
  return (streams.find((stream) => stream.name === name) ?? streams[0])?.uri
}

/**
 * A playlist whose segments are ranges of one file, under another name of that file, and that file. Undefined for segments
 * in several files, as streams from elsewhere have them.
 */
export function singleFileOf(playlist: string, name: string): { playlist: string; file: string } | undefined {
  const lines = playlist.split(/\r?\n/)
  const files = new Set(
    lines.flatMap((line) => {
      if (line.startsWith('#')) return /URI="([^"]*)"/.exec(line)?.[1] ?? []
      return line.trim() === '' ? [] : line
    }),
  )
  const [file] = files
  if (files.size !== 1 || !file || !playlist.includes('#EXT-X-BYTERANGE')) return undefined
  const renamed = lines.map((line) =>
    line.startsWith('#') ? line.replace(/URI="[^"]*"/, `URI="${name}"`) : line.trim() && name,
  )
  return { playlist: renamed.join('\n'), file }
}
