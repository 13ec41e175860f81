import { listOf } from './line.ts'

/** First names the receptionist can say in her own voice, and expects to hear. */
export const firstNames = listOf(`
  Aaron, Adam, Alex, Alexander, Alice, Amy, Andrew, Angela, Anna, Anne, Anthony, Ashley,
  Barbara, Ben, Benjamin, Bill, Bob, Brian, Carlos, Carol, Caroline, Catherine, Charles,
  Charlotte, Chris, Christopher, Claire, Dan, Daniel, David, Edward, Elizabeth, Emily, Emma,
  Eric, Fatima, Frank, George, Grace, Greg, Hannah, Helen, Henry, Jack, James, Jane, Jason,
  Jeff, Jennifer, Jessica, Jim, Joe, John, Jose, Joseph, Joshua, Juan, Julia, Julie, Justin,
  Karen, Kate, Katherine, Kelly, Kevin, Kim, Laura, Leo, Linda, Lisa, Liz, Lucas, Lucy, Luis,
  Maria, Marie, Mark, Martin, Mary, Matt, Matthew, Mia, Michael, Michelle, Mike, Mohammed,
  Nancy, Nathan, Nicholas, Nick, Nicole, Noah, Oliver, Olivia, Pat, Patricia, Patrick, Paul,
  Peter, Priya, Rachel, Rebecca, Richard, Robert, Rose, Ryan, Sam, Samantha, Sarah, Scott,
  Sofia, Stephen, Steve, Susan, Thomas, Tim, Tom, Victoria, Wei, William, Zoe
`)

/** Last names the receptionist can say in her own voice, and expects to hear. */
export const lastNames = listOf(`
  Adams, Ali, Allen, Alvarez, Anderson, Baker, Bennett, Brooks, Brown, Campbell, Carter, Chen,
  Clark, Cohen, Collins, Cooper, Cruz, Davis, Diaz, Doe, Edwards, Evans, Garcia, Gonzalez,
  Green, Hall, Harris, Hernandez, Hill, Jackson, Johnson, Jones, Kaplan, Kelly, Khan, Kim,
  King, Klein, Lee, Lewis, Li, Lopez, Martin, Martinez, Miller, Mitchell, Moore, Morales,
  Morgan, Morris, Murphy, Nelson, Nguyen, Parker, Patel, Perez, Peters, Phillips, Ramirez,
  Reed, Rivera, Roberts, Robinson, Rodriguez, Ross, Sanchez, Scott, Shah, Singh, Smith,
  Stewart, Sullivan, Taylor, Thomas, Thompson, Torres, Turner, Walker, Wang, White, Williams,
  Wilson, Wong, Young
`)
