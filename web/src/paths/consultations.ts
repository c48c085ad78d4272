export const consultationPaths = {
  home: '/baseDoctor',
  newPatient: '/editPatientMsg',
  patient: (patientId: number) => `/editPatientMsg?patient_id=${patientId}`,
  base: (id: number) => `/baseDoctorOrderDetail?id=${id}`,
  superior: (id: number) => `/superiorDoctorOrderDetail?id=${id}`,
}
