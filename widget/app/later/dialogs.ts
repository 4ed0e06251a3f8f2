/* The chunk of what opens over any screen. */
export { ActivitiesSheet } from '../../features/activities/ActivitiesSheet.tsx'
export { ActivityGrid } from '../../features/activities/ActivityGrid.tsx'
export { Detail } from '../Detail.tsx'
export { Planning } from '../Planning.tsx'
export { Wardrobe } from '../Wardrobe.tsx'
export { SaveToTrip } from '../SaveToTrip.tsx'
export { readPageActivity } from '@meander/sdk/contract/page-activity'
