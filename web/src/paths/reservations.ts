export const reservationPaths = { own: '/myAppointment' }
