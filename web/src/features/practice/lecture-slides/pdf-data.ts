/** What PDFs refer to without containing it. The addresses have hashes, as those of all files of the build. */
const addresses: Record<string, string> = import.meta.glob(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)

const addressOf = new Map(Object.entries(addresses).map(([path, url]) => [path.split('/').at(-1), url]))

/** Gives pdf.js the character maps of Chinese fonts, the fonts that every reader has, and decoders of rare images. */
export class PackagedData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = addressOf.get(filename)
    const answer = url ? await fetch(url) : undefined
    if (!answer?.ok) throw new Error(`${filename} cannot be loaded`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
