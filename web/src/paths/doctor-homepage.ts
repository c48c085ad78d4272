export const homepagePaths = {
  editHomepage: '/doctorEditPage',
  editCard: '/DoctorShareEditPage',
}
