import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../web/public')

/** Two pictures to upload. */
export const pictures = [path.join(folder, 'icon-192.png'), path.join(folder, 'icon-512.png')] as const
