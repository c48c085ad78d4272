export const personalPaths = {
  center: '/personalCenter',
  information: '/personInfor',
  goodAt: '/personGoodAt',
  introduce: '/personIntroduce',
  setting: '/setting',
  about: '/aboutUs',
  bindMobile: '/bindMobile',
  changePassword: '/changePassword',
}
