/** `npm run build`: writes `dist/`, the one folder with all that runs. */
import { prepare } from './build/prepare.ts'

await prepare((line) => console.log(line))
