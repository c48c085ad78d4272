import { prepareWeb } from '#server/prepare-web.ts'

await prepareWeb((line) => console.log(line))
