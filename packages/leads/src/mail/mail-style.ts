/** Mail programs know no stylesheets and few colors: each element carries its own. */
export const mailStyle = {
  body: 'margin:0;padding:24px 12px;background:#f3f7f0;color:#0f231d;font:16px/1.5 Helvetica,Arial,sans-serif',
  sheet:
    'max-width:600px;margin:0 auto;background:#fdfefc;border:1px solid #c9d5cb;border-left:6px solid #14493a;border-collapse:collapse',
  heading: 'margin:0 0 4px;font:600 24px/1.2 Rockwell,Georgia,serif;color:#0f231d',
  labelCell: 'padding:4px 16px 4px 0;color:#45574f;font-size:14px;vertical-align:top',
  valueCell: 'padding:4px 0;vertical-align:top;overflow-wrap:anywhere',
  messageBlock:
    'margin:16px 0;padding:16px;background:#f3f7f0;white-space:pre-wrap;overflow-wrap:anywhere',
  anchor: 'color:#14493a;text-decoration:underline',
  small: 'margin:0;color:#45574f;font-size:13px',
} as const
