import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { flag } from '../wire/fields.ts'
import { uploadedFile } from '../wire/uploads.ts'

export const uploadCalls = {
  upload: defineCall({
    id: 'common.upload',
    path: '/api/web/v2/common/upload',
    about:
      'Stores a picture (10 MB) or a document (50 MB); a private one is shown only to its owner and operators.',
    access: 'member',
    upload: true,
    input: z.object({ private: z.optional(flag) }),
    output: uploadedFile,
  }),
}
