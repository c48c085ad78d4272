import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { builtFolder, root } from './built-folder.ts'
import { compressFiles } from './compress-files.ts'
import { describeScreens } from './screen-parts.ts'

const folder = path.join(root, 'web')
const outDir = path.join(builtFolder, 'web')
await build({ configFile: path.join(folder, 'vite.config.ts'), logLevel: 'error', build: { outDir } })
// Tells the server which addresses the web app knows and what each needs.
await writeFile(path.join(outDir, 'screens.json'), JSON.stringify(await describeScreens(folder, outDir)))
await compressFiles(outDir)
