import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CallFailure } from '#web/platform/call-failure.ts'
import { fetchFile } from '#web/platform/fetch-file.ts'
import { storage } from '#web/platform/storage.ts'
import { openImage } from './viewed-image.ts'
import type { ViewedImage } from './viewed-image.ts'

/** Forgotten when the viewer is closed: the server logs each view, and images are large. */
const whileOpen = { staleTime: Infinity, gcTime: 0 }

const keyOf = (url: string) => ['patient-file', storage.get('userid'), url]

export const patientFileQueries = {
  /** A picture or DICOM file. Fails with `DicomUnreadable` if it cannot be shown. */
  image: ({ url, mime }: { url: string; mime: string }) =>
    queryOptions({
      queryKey: keyOf(url),
      queryFn: async ({ signal }) => openImage(await fetchFile(url, signal), mime),
      ...whileOpen,
      retry: (count, error) => error instanceof CallFailure && count < 1,
    }),
  /** The frame before it is shown until it is decoded. */
  frame: (url: string, image: ViewedImage, index: number) =>
    queryOptions({
      queryKey: [...keyOf(url), index],
      queryFn: () => image.frame(index),
      ...whileOpen,
      retry: false,
      placeholderData: keepPreviousData,
    }),
}
