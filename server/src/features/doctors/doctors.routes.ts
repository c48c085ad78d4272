import { getDoctor } from './get-doctor.ts'
import { listDoctorWorks } from './list-doctor-works.ts'

export const doctorRoutes = [getDoctor, listDoctorWorks]
