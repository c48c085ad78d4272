const step = 1024

/** 812 B, 24 KB, 3.5 MB, 1.25 GB. */
export function fileSize(bytes: number): string {
  if (bytes < step) return `${bytes} B`
  if (bytes < step * step) return `${Math.round(bytes / step)} KB`
  if (bytes < step ** 3) return `${(bytes / step / step).toFixed(1)} MB`
  return `${(bytes / step ** 3).toFixed(2)} GB`
}
