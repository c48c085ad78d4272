import { defineFeature } from '#kernel/feature.ts'
import { getTemplate, saveForm } from './completion-form.ts'
import { getProfile } from './get-profile.ts'
import { getSellerName } from './get-seller-name.ts'
import { hospitalsResource } from './hospitals.console.ts'
import { getNoticeSettings, setNoticeSettings } from './notice-settings.ts'
import { getDepartmentLevels, getRegisterOptions, getTitleOptions } from './options.ts'
import { getPartnerInfo } from './partner-info.ts'
import { searchHospital } from './search-hospital.ts'
import { setUserInfos } from './set-user-infos.ts'
import { uploadPhoto } from './upload-photo.ts'
import { getUserType, listIdentities, setUserType } from './user-type.ts'

export const profileFeature = defineFeature({
  name: 'profile',
  resources: [hospitalsResource],
  calls: [
    getUserType,
    setUserType,
    listIdentities,
    getTemplate,
    saveForm,
    getRegisterOptions,
    getProfile,
    setUserInfos,
    uploadPhoto,
    getPartnerInfo,
    getSellerName,
    getNoticeSettings,
    setNoticeSettings,
    searchHospital,
    getDepartmentLevels,
    getTitleOptions,
  ],
})
