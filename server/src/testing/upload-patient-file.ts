import { patientFileCalls, patientFileLimits } from '#contract/practice/patient-files.ts'
import type { PatientFile } from '#contract/practice/patient-files.ts'
import { dicomShort, dicomSyntaxes, dicomTags, dicomText, encodeDicom } from '#contract/wire/dicom-file.ts'
import type { DicomElement } from '#contract/wire/dicom-file.ts'
import { commonFields } from './test-app.ts'
import type { Answer, TestApp, TestClient } from './test-app.ts'

/** A grey picture of 2 × 2 pixels, and what else is given. */
export const dicomOf = (more: DicomElement[] = [], pixels = Uint8Array.from([0, 80, 160, 240])): Buffer =>
  Buffer.from(
    encodeDicom(dicomSyntaxes.explicitLittle, [
      dicomText(dicomTags.modality, 'CS', 'US'),
      dicomShort(dicomTags.samples, 1),
      dicomText(dicomTags.photometric, 'CS', 'MONOCHROME2'),
      dicomShort(dicomTags.rows, 2),
      dicomShort(dicomTags.columns, 2),
      dicomShort(dicomTags.bitsAllocated, 8),
      dicomShort(dicomTags.bitsStored, 8),
      dicomShort(dicomTags.highBit, 7),
      dicomShort(dicomTags.isSigned, 0),
      { tag: dicomTags.pixels, vr: 'OW', value: pixels },
      ...more,
    ]),
  )

export const beginPatientFile = (client: TestClient, bytes: number, file_name = '胸部CT.dcm') =>
  client.call(patientFileCalls.create, { file_name, bytes, modified_at: 1 })

export async function askAppend(
  app: TestApp,
  client: TestClient,
  at: { upload_id: number; offset: number },
  body: Buffer,
): Promise<Answer<PatientFile>> {
  const fields = { ...commonFields(client), lang: client.language, ...at }
  const address = `${app.url}${patientFileCalls.append.path}?${new URLSearchParams(fields as never).toString()}`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', token: client.token },
    body: new Uint8Array(body),
  })
  const envelope = (await response.json()) as { result: PatientFile }
  return { ...envelope, data: envelope.result, http: response.status, headers: response.headers } as never
}

/** A file whose parts have all arrived. */
export async function uploadPatientFile(
  app: TestApp,
  client: TestClient,
  body: Buffer = dicomOf(),
  fileName?: string,
): Promise<PatientFile> {
  let file = await beginPatientFile(client, body.length, fileName)
  while (file.received < file.bytes) {
    const { upload_id, received: offset } = file
    const part = body.subarray(offset, offset + patientFileLimits.partBytes)
    const answer = await askAppend(app, client, { upload_id, offset }, part)
    if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.message}`)
    file = answer.data
  }
  return file
}
