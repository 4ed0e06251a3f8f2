import tokens from '../../sdk/theme/tokens.css?inline'
import base from './base.css?inline'
import buttons from './buttons.css?inline'
import dialogs from './dialogs.css?inline'
import fields from './fields.css?inline'
import root from './root.css?inline'
import states from './states.css?inline'

/** What every screen needs; each feature adopts its own sheet beside it. */
export const baseSheet = [tokens, root, buttons, base, dialogs, fields, states].join('\n')
