export { createShare, OPEN_SHARE_KEY, type Share, type ShareDeps } from './share.ts'
export { createShared, type Shared } from './shared.ts'
export { ShareDialog } from './ShareDialog.tsx'
export { SharedView, type SharedViewProps } from './SharedView.tsx'
