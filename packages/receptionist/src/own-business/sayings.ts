/** Phrases that say a thing without its name. */
export const sayings: readonly (readonly [RegExp, string])[] = [
  [
    /\bhow much\b|\bwhat do(?:es)? (?:it|that|you|a \w+) (?:run|charge)\b|\bset me back\b|\b(?:it|they|that|one) go(?:es)? for\b/g,
    'price',
  ],
  [
    /\bhow (?:long|soon|fast|quickly|quick|many (?:days|weeks))\b|\bwhen (?:would|could|can|will|do) you (?:\w+ )?(?:start|begin|show up|come out|get to)\b/g,
    'soon',
  ],
  [
    /\bhow far out\b|\bbooked out\b|\b(?:show up and )?start (?:the )?(?:work|job|swinging)\b/g,
    'booked start',
  ],
  [/\btake (?:the |my |it )?(?:\w+ )?(?:\w+ )?apart\b/g, 'disassemble'],
  [/\bhow far\b|\bout (?:here|by|in|past)\b/g, 'distance'],
  [
    /\b(?:just|can i|could i) show up\b|\bwithout (?:an )?(?:appointment|booking|reservation)\b|\bhave to book\b/g,
    'walk-in',
  ],
  [
    /\b(?:never been (?:there|before|in|to (?:you|your))|first time (?:there|here|with you)|(?:not|never) been a (?:patient|client|customer|member))\b/g,
    'new patients',
  ],
  [
    /\b(?:\d+|one|two|three|four|five|six|seven)[- ](?:years?|months?)[- ]old\b|\btoddler\b/g,
    'child',
  ],
  [
    /\b(?:charge|pay|fee|cost|price) (?:\w+ )?(?:for|to) (?:com(?:e|ing)|hav(?:e|ing) (?:you|somebody|someone) come|look(?:ing)?)\b/g,
    'estimate free',
  ],
  [/\bhot water\b/g, 'water heater'],
  [/\b(?:two|three|four|2|3|4) in the morning\b|\bmiddle of the night\b/g, 'emergency night'],
  [
    /\b(?:split|spread|break) (?:it|that|this|the (?:bill|cost|payments?)) (?:up|out|over)\b|\bpay (?:it )?(?:off|over time|in parts)\b|\bat once\b/g,
    'installments pay',
  ],
  [/\bto ourselves\b|\bwhole (?:room|place|restaurant)\b/g, 'rent private party'],
  [
    /\b(?:starts?|begins?) (?:leaking|dripping|acting up|doing it|making) (?:\w+ )?again\b|\bcomes? back\b|\bacts? up again\b/g,
    'warranty',
  ],
  [/\b(?:one|two|three|\d)-year-old\b/g, 'child toddler'],
  [/\bwork out\b(?! (?:for|if|with|okay|ok))/g, 'workout gym'],
  [/\b(?:gets?|got) (?:here|to me)\b|\bshows? up\b/g, 'arrive'],
  [
    /\b(?:six|seven|five|four|three|eight|\d+) (?:months|weeks) along\b|\bbaby on the way\b|\bdue in \w+\b|\bbun in the oven\b/g,
    'pregnant',
  ],
  [
    /\bout of (?:my|her|his|our) (?:\w+ )?(?=pills|meds|medicine|medication|inhaler|insulin)/g,
    'refill ',
  ],
  [/\bsign(?:s|ed)? off\b|\bdoctor'?s (?:note|order)\b|\bon my own\b/g, 'referral'],
  [
    /\bmake (?:your|their) money\b|\bget(?:ting)? (?:his|her|your|their|a) cut\b|\bin it for you\b/g,
    'charge fee',
  ],
  [/\b(?:see|get) (?:some |my |the |any )?(?:money|check|cash)\b/g, 'paid'],
  [
    /\b(?:leave|drop|bring) (?:off )?my (?:\w+ )?(?:papers|paperwork|documents|forms|w-2s?|taxes|stuff|keys?)\b/g,
    'dropoff papers',
  ],
  [
    /\b(?:hire|hired|placed?|new (?:guy|person|hire)|person|they|it|he|she)\b[^.?!]{0,40}\b(?:walks? out|quits?|leaves?|does(?:n't| not) (?:work out|last|show)|breaks?|fails?)\b/g,
    'guarantee',
  ],
  [/\ball over again\b|\bif (?:it|something|anything) (?:breaks|goes wrong|fails)\b/g, 'guarantee'],
  [
    /\bout the money\b|\bmoney back\b|\bwon'?t eat\b|\bturn(?:s|ed)? (?:his|her|its|up) nose\b|\bone sniff\b/g,
    'refund return opened',
  ],
  [
    /\b(?:anybody|anyone|somebody|someone) (?:be |still )?(?:up|awake)\b|\b(?:get|got|roll|come|coming|land|arrive) (?:in )?(?:really |super |very |pretty )?late\b/g,
    'latearrival',
  ],
  [
    /\bafter (?:the )?(?:desk|office|reception|front desk) closes\b|\bafter hours\b/g,
    'latearrival',
  ],
  [
    /\bno sitter\b|\bwatch (?:my|our|the) (?:kid|kids|son|daughter|baby|toddler|little ones?)\b|\bleave (?:him|her|them|my kids?|the kids?) (?:while|with|somewhere)\b/g,
    'childcare',
  ],
  [/\bknock (?:anything|something|a bit|some) off\b|\bfixed income\b/g, 'discount senior'],
  [/\bstate farm\b|\bliberty mutual\b|\bfarmers insurance\b/g, 'insurance adjuster'],
  [/\b(?:do|does)(?:n't| not) eat meat\b/g, 'vegetarian'],
  [/\bnever (?:done|tried|been|taken)\b|\bfirst time\b|\bfirst timer\b/g, 'beginner first'],
  [/\bthat green\b|\bno experience\b|\bjust graduated\b|\bfresh out of school\b/g, 'experience'],
  [
    /\bbring (?:our|my|a|in a|your) own (?:bottle|wine)\b|\b(?:nice |good |special )bottle\b/g,
    'wine bottle bring',
  ],
  [/\bold upright\b|\bbaby grand\b/g, 'piano upright'],
  [
    /\b(?:park|drive|walk|step) (?:\w+ ){0,4}(?:on|onto) (?:it|there|that|the (?:new|driveway|concrete|slab))\b/g,
    'drive concrete soon',
  ],
  [
    /\bout of pocket\b|\bno (?:coverage|insurance)\b|\bdon'?t have (?:any )?(?:coverage|insurance)\b|\bself[- ]pay\b/g,
    'price without insurance',
  ],
]
