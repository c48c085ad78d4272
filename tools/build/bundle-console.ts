import path from 'node:path'
import { build } from 'vite'
import { builtFolder, root } from './built-folder.ts'
import { compressFiles } from './compress-files.ts'

const outDir = path.join(builtFolder, 'console')
await build({ configFile: path.join(root, 'console/vite.config.ts'), logLevel: 'error', build: { outDir } })
await compressFiles(outDir)
