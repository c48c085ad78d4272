import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { builtFolder, root } from './built-folder.ts'

const folder = path.join(root, 'web/src/verify-page')
const outDir = path.join(builtFolder, 'verify')

/** One script for browsers of the last years, hospitals' included. */
const built = await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  publicDir: false,
  build: {
    write: false,
    target: 'es2020',
    lib: { entry: path.join(folder, 'verify-page.ts'), formats: ['iife'], name: 'verifyPage' },
  },
})
const [output] = Array.isArray(built) ? built : [built]
const script = 'output' in output ? output.output.find((one) => one.type === 'chunk')?.code : undefined
if (script === undefined) throw new Error('the page that verifies certificates has no script')

const html = await readFile(path.join(folder, 'verify.html'), 'utf8')
const style = await readFile(path.join(folder, 'verify-page.css'), 'utf8')
// Replaced by functions: a $ in the script means nothing.
const page = html
  .replace('/* style */', () => style)
  .replace('/* script */', () => script.replaceAll('</script', String.raw`<\/script`))
await mkdir(outDir, { recursive: true })
await writeFile(path.join(outDir, 'verify.html'), page)
