const step = 1024

/** 812 B, 24 KB, 3.5 MB. */
export function fileSize(bytes: number): string {
  if (bytes < step) return `${bytes} B`
  if (bytes < step * step) return `${Math.round(bytes / step)} KB`
  return `${(bytes / step / step).toFixed(1)} MB`
}
