import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** Photos and PDFs of certificates from elsewhere, which only their owner may open. */
export const creditFile: FilePurpose = { name: 'credit', accept: 'all', isPrivate: true, isSealed: true }

export const isCertificateFile = (url: string) => /\.(?:jpg|png|webp|pdf)$/.test(url)
