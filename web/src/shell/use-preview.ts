import { useEffect, useMemo } from 'react'

/** An address under which this page shows a file that was chosen; none while there is no file. */
export function usePreview(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => {
    if (!address) return undefined
    return () => URL.revokeObjectURL(address)
  }, [address])
  return address
}
