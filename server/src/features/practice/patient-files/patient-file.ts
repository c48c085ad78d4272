import type { FilePurpose } from '#kernel/files/file-purpose.ts'

/** Pictures, PDF and DICOM files about a patient. The feature that shows the patient declares who may read them. */
export const patientFilePurpose: FilePurpose = {
  name: 'patient',
  accept: 'medical',
  isPrivate: true,
  isSealed: true,
}
